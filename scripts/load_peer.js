// Pebbles once more, for boardgame.io's server: driven beside ours by scripts/load --peer.
// Start it in a folder in which boardgame.io is installed: node load_peer.js PORT
// Tried with 0.50.2 and "overrides": {"koa": "2.13.4", "koa-compose": "4.1.0"} in package.json; with
// newer ones its lobby does not answer.
const { createRequire } = require("node:module");
const peer = createRequire(`${process.cwd()}/`);
const { Server, Origins } = peer("boardgame.io/server");
const { PlayerView, TurnOrder } = peer("boardgame.io/core");

const COPIES = [6, 6, 6, 5, 4, 3]; // of the pebbles worth one to six, as in our box
const HAND = 5;

function deal({ ctx, random }) {
    const bag = random.Shuffle(COPIES.flatMap((copies, i) => Array(copies).fill(i + 1)));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
        players[seat] = { hand: bag.splice(0, HAND), fist: null };
    }
    const treasures = Array.from({ length: ctx.numPlayers }, () => []);
    const G = { secret: { bag }, players, treasures, pool: [], shore: [], round: 0, chosen: 0 };
    washUp(G);
    return G;
}

function washUp(G) {
    if (G.secret.bag.length) G.pool.push(G.secret.bag.pop());
}

function openFists(G) {
    const shown = Object.values(G.players).map((player) => player.fist);
    let winner = -1;
    shown.forEach((pebble, seat) => {
        const isAlone = shown.filter((other) => other === pebble).length === 1;
        if (isAlone && (winner < 0 || pebble > shown[winner])) winner = seat;
    });
    if (winner >= 0) G.treasures[winner].push(...G.pool.splice(0));
    G.shore.push(...shown);
    for (const player of Object.values(G.players)) player.fist = null;
    G.chosen = 0;
}

function nextRound(G, events) {
    G.round += 1;
    washUp(G);
    if (G.round < HAND - 1) {
        events.setActivePlayers({ all: "fist" });
        return;
    }
    // A last pebble goes into the fist by itself.
    for (const player of Object.values(G.players)) player.fist = player.hand.pop();
    openFists(G);
    G.round = HAND;
}

function fist({ G, ctx, events, playerID }, place) {
    const player = G.players[playerID];
    if (player.fist !== null || !(place >= 0 && place < player.hand.length)) return "INVALID_MOVE";
    [player.fist] = player.hand.splice(place, 1);
    G.chosen += 1;
    if (G.chosen < ctx.numPlayers) {
        events.endStage();
        return undefined;
    }
    openFists(G);
    const beachcomber = String(G.round % ctx.numPlayers);
    if (G.players[beachcomber].hand.length) {
        events.setActivePlayers({ value: { [beachcomber]: "swap" } });
    } else {
        nextRound(G, events);
    }
    return undefined;
}

function swap({ G, events, playerID }, place) {
    const { hand } = G.players[playerID];
    if (place >= hand.length) return "INVALID_MOVE";
    if (place >= 0 && G.secret.bag.length) hand[place] = G.secret.bag.pop();
    nextRound(G, events);
    return undefined;
}

const Pebbles = {
    name: "pebbles",
    setup: deal,
    playerView: PlayerView.STRIP_SECRETS,
    moves: {},
    turn: {
        order: TurnOrder.ONCE,
        activePlayers: { all: "fist" },
        stages: {
            fist: { moves: { fist: { move: fist, client: false } } },
            swap: { moves: { swap: { move: swap, client: false } } },
        },
    },
    endIf: ({ G }) => (G.round === HAND ? { treasures: G.treasures } : undefined),
};

Server({ games: [Pebbles], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
