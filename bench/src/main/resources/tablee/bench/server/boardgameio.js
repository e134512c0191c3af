// boardgame.io's own server with a game about as small as Flip Circus: sixteen cards in a ring, whose backs are secret,
// two players by turns who swap two cards or flip one. Simpler than Flip Circus in everything; undo is off, nothing is stored.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = 16;
const there = (at) => Number.isInteger(at) && at >= 0 && at < CARDS;

const ring = {
  name: 'ring',
  disableUndo: true,
  setup: ({ random }) => ({ cards: random.Shuffle([...Array(CARDS).keys()]), up: Array(CARDS).fill(false) }),
  playerView: ({ G }) => ({ ...G, cards: G.cards.map((card, at) => (G.up[at] ? card : null)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    swap: ({ G }, a, b) => {
      if (!there(a) || !there(b) || a === b) return INVALID_MOVE;
      [G.cards[a], G.cards[b]] = [G.cards[b], G.cards[a]];
      [G.up[a], G.up[b]] = [G.up[b], G.up[a]];
    },
    flip: ({ G }, at) => {
      if (!there(at)) return INVALID_MOVE;
      G.up[at] = !G.up[at];
    },
  },
};

Server({ games: [ring], origins: ['http://localhost'] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`Tablée is at http://localhost:${appServer.address().port}/`));
