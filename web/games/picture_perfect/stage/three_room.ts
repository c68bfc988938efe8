// The room in three dimensions: cardboard standees, a table, the screen, lamplight and shadows.
//
// It uses the same lens as the drawn room (P-GEO-23): an overlay for one fits the other.
import {
  BoxGeometry,
  Color,
  DirectionalLight,
  ExtrudeGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PointLight,
  Scene,
  Shape,
  type Texture,
  Vector2,
  WebGLRenderer,
} from "three";
import type { Camera } from "../judge/camera";
import { figureBox } from "../art/cutouts";
import { BOX } from "../box.svelte";
import type { DecorSpot } from "../draft.svelte";
import { type Figure, footHeight, LYING, shapeOf, standing } from "./figure";
import { FRAME, frustumOf } from "./lens";
import type { Walk } from "./walk";
import * as textures from "./textures";

const UNIT = 0.01; // three's unit is 10 mm
const THICK = 12; // t

export interface Drawn {
  figures: readonly Figure[];
  decor: readonly DecorSpot[];
  camera: Camera;
  viewBox: Walk["viewBox"];
  isFaded: boolean;
}

export interface Room3 {
  resize(width: number, height: number): void;
  draw(what: Drawn): void;
  close(): void;
}

/** Let a 3-D camera see what the judge's lens sees, clipped to a part of the picture. */
export function aim(
  eye: PerspectiveCamera,
  camera: Camera,
  box: Walk["viewBox"],
  near = 0.5,
  far = 300,
): void {
  const { left, right, bottom, top } = frustumOf(camera);
  const at = (x: number): number => left + (x / FRAME.width) * (right - left);
  const up = (y: number): number => top - (y / FRAME.height) * (top - bottom);
  const [l, r] = [near * at(box.x), near * at(box.x + box.width)];
  const [t, b] = [near * up(box.y), near * up(box.y + box.height)];
  eye.position.set(camera.cx * 10 * UNIT, camera.cz * 10 * UNIT, -camera.cy * 10 * UNIT);
  eye.projectionMatrix.makePerspective(l, r, t, b, near, far);
  eye.projectionMatrixInverse.copy(eye.projectionMatrix).invert();
  eye.updateMatrixWorld(true);
}

function board(id: string): ExtrudeGeometry {
  const outline = shapeOf(standing(id, 0, 0)).map(([x, z]) => new Vector2(x * UNIT, z * UNIT));
  const made = new ExtrudeGeometry(new Shape(outline), {
    depth: THICK * UNIT,
    bevelEnabled: false,
  });
  const [left, top, width, height] = figureBox(id).split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const uv = made.getAttribute("uv");
  const place = made.getAttribute("position");
  for (let i = 0; i < uv.count; i++) {
    const u = (place.getX(i) / UNIT - left) / width;
    const v = 1 - (-place.getY(i) / UNIT - top) / height;
    uv.setXY(i, u, v);
  }
  return made;
}

function paper(map: Texture | null, color = 0xffffff): MeshLambertMaterial {
  return new MeshLambertMaterial({ map, color, transparent: true });
}

async function walls(): Promise<Group> {
  const { half_width: half, back_y: far, height, wing_front_y: near } = BOX.data.screen;
  const [floorMap, backMap, wingMap] = await Promise.all([
    textures.floorTexture(),
    textures.backTexture(),
    textures.wingTexture(),
  ]);
  const group = new Group();
  const floor = new Mesh(new PlaneGeometry(2 * half * UNIT, far * UNIT), paper(floorMap));
  floor.rotation.x = -Math.PI / 2;
  floor.position.set(0, 0, (-far / 2) * UNIT);
  const back = new Mesh(new PlaneGeometry(2 * half * UNIT, height * UNIT), paper(backMap));
  back.position.set(0, (height / 2) * UNIT, -far * UNIT);
  group.add(floor, back);
  for (const side of [-1, 1]) {
    const wing = new Mesh(new PlaneGeometry((far - near) * UNIT, height * UNIT), paper(wingMap));
    wing.rotation.y = (-side * Math.PI) / 2;
    wing.position.set(side * half * UNIT, (height / 2) * UNIT, (-(far + near) / 2) * UNIT);
    group.add(wing);
  }
  group.traverse((one) => (one.receiveShadow = true));
  return group;
}

async function table(): Promise<Mesh> {
  const { x0, x1, y0, y1, height } = BOX.data.table;
  const [front, top] = await Promise.all([textures.frontTexture(), textures.topTexture()]);
  const size = [(x1 - x0) * UNIT, height * UNIT, (y1 - y0) * UNIT] as const;
  const side = paper(null, 0xcbb08a);
  const made = new Mesh(new BoxGeometry(...size), [
    side,
    side,
    paper(top),
    side,
    paper(front),
    side,
  ]);
  made.position.set(((x0 + x1) / 2) * UNIT, (height / 2) * UNIT, (-(y0 + y1) / 2) * UNIT);
  made.castShadow = made.receiveShadow = true;
  return made;
}

function lamps(scene: Scene): void {
  scene.add(new HemisphereLight(0xfff1dc, 0x6b4a3a, 2.1));
  const sun = new DirectionalLight(0xffe6bd, 1.5);
  sun.position.set(-9, 22, 14);
  sun.target.position.set(0, 0, -9);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  Object.assign(sun.shadow.camera, {
    left: -16,
    right: 16,
    top: 18,
    bottom: -16,
    near: 1,
    far: 60,
  });
  sun.shadow.bias = -0.002;
  scene.add(sun, sun.target);
  for (const x of [-7.6, 0, 7.6]) {
    const lamp = new PointLight(0xffc878, 14, 14);
    lamp.position.set(x, 9.3, -17.2);
    scene.add(lamp);
  }
}

interface Standee {
  mesh: Mesh<ExtrudeGeometry, MeshLambertMaterial>;
  front: Texture;
}

async function standeeOf(id: string): Promise<Standee> {
  const front = await textures.guestTexture(id);
  const mesh = new Mesh(board(id), paper(front));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return { mesh, front };
}

function put({ mesh, front }: Standee, figure: Figure): void {
  const lying = figure.posture === "up" ? 0 : LYING;
  mesh.position.set(
    10 * figure.x * UNIT,
    (footHeight(figure) + lying) * UNIT,
    (-10 * figure.y - THICK) * UNIT,
  );
  mesh.rotation.z =
    figure.posture === "up" ? 0 : ((figure.posture === "left" ? 1 : -1) * Math.PI) / 2;
  const isBack = figure.facing === "back";
  mesh.material.map = isBack ? null : front;
  mesh.material.color.set(isBack ? 0xcbb08a : 0xffffff);
  mesh.material.needsUpdate = true;
}

/** Open the room on a canvas. */
export async function openRoom(canvas: HTMLCanvasElement): Promise<Room3> {
  // Drawn only when something changes, so the picture has to persist.
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  const scene = new Scene();
  scene.background = new Color(0x3a2419);
  const eye = new PerspectiveCamera();
  eye.matrixAutoUpdate = true;
  const [surroundings, buffet, cards] = await Promise.all([
    walls(),
    table(),
    Promise.all(BOX.data.decorations.map(({ name }) => textures.decorationTexture(name))),
  ]);
  scene.add(surroundings, buffet);
  lamps(scene);
  const guests = new Map<string, Standee>();
  const coming = new Set<string>(); // guests whose drawing is being painted
  const ornaments: Mesh[] = [];
  let frame = 0;
  let last: Drawn | null = null;

  /** Guests are painted when they first enter the room. */
  function invite(id: string): void {
    if (coming.has(id)) return;
    coming.add(id);
    void standeeOf(id).then((standee) => {
      guests.set(id, standee);
      scene.add(standee.mesh);
      if (last) show(last);
    });
  }

  function ornament(index: number): Mesh {
    const at = index % BOX.data.decorations.length;
    const { width, height } = BOX.data.decorations[at]!;
    const made = new Mesh(
      new BoxGeometry(width * UNIT, height * UNIT, THICK * UNIT),
      paper(cards[at]!),
    );
    made.castShadow = true;
    ornaments.push(made);
    scene.add(made);
    return made;
  }

  function arrange({ figures, decor, isFaded }: Drawn): void {
    for (const { mesh } of guests.values()) mesh.visible = false;
    for (const figure of figures) {
      const standee = guests.get(figure.id);
      if (!standee) {
        invite(figure.id);
        continue;
      }
      standee.mesh.visible = true;
      standee.mesh.material.opacity = isFaded ? 0.5 : 1;
      put(standee, figure);
    }
    for (const one of ornaments) one.visible = false;
    for (const [index, [x, y]] of decor.entries()) {
      const one = ornaments[index] ?? ornament(index);
      const { height } = BOX.data.decorations[index % BOX.data.decorations.length]!;
      one.visible = true;
      one.position.set(
        10 * x * UNIT,
        (BOX.data.table.height + height / 2) * UNIT,
        (-10 * y - THICK / 2) * UNIT,
      );
    }
  }

  function show(what: Drawn): void {
    last = what;
    arrange(what);
    aim(eye, what.camera, what.viewBox);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => renderer.render(scene, eye));
  }

  return {
    resize: (width, height) => renderer.setSize(width, height, false),
    draw: show,
    close: () => {
      last = null;
      cancelAnimationFrame(frame);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
