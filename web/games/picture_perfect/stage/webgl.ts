// Whether this device can and should draw in three dimensions.
const SLOW = /swiftshader|llvmpipe|software|basic render/i; // a CPU acting as the graphics card

let known: boolean | null = null;

/** WebGL 2 with a real graphics card; `?flat` in the address asks for the drawn room. */
export function canDraw(): boolean {
  if (known === null) known = isAble();
  return known;
}

function isAble(): boolean {
  if (/[?&#]flat\b/.test(location.href)) return false;
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    if (!gl) return false;
    const name = gl.getExtension("WEBGL_debug_renderer_info");
    const card = String(gl.getParameter(name ? name.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return isForced() || !SLOW.test(card);
  } catch {
    return false;
  }
}

/** People who want it, and tests, may ask for three dimensions on a slow device. */
function isForced(): boolean {
  return /[?&#]deep\b/.test(location.href) || localStorage.getItem("ludoteca.deep") !== null;
}
