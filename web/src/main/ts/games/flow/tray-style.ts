import { css } from 'lit';

/** What lies below the grid. Everything to press is at least 44 pixels high. */
export const TRAY = css`
  .tray {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: center;
    max-width: 100%;
    min-height: 84px;
  }
  .work, .hand {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: center;
  }
  .act, .card, .held {
    min-height: 44px;
    min-width: 44px;
    border: 1.5px solid var(--strong-line);
    border-radius: 12px;
    background: var(--card);
    color: var(--ink);
    font: 600 15px/1.15 var(--sans);
    cursor: pointer;
  }
  .act {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 4px 14px;
  }
  .act.big {
    min-height: 64px;
    padding: 6px 20px;
    font-size: 17px;
  }
  .act.pick {
    flex-direction: column;
    gap: 2px;
    padding: 4px 8px;
    font-size: 12.5px;
    max-width: 96px;
  }
  .act.lit, .card.lit {
    border-color: var(--act);
    border-width: 2.5px;
  }
  .act.big.lit {
    background: var(--act);
    color: var(--on-act);
  }
  .act:focus-visible, .card:focus-visible, .held:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .act[aria-disabled='true'], .card[aria-disabled='true'] {
    border-style: dashed;
    background: none;
    color: var(--soft);
    cursor: help;
  }
  .card {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    min-width: 78px;
    min-height: 82px;
    padding: 5px 6px;
    font-size: 12.5px;
  }
  .card .sign {
    width: 34px;
    height: 34px;
  }
  .held {
    position: relative;
    padding: 4px;
    border-color: var(--act);
    touch-action: none;
  }
  .held.other {
    border-color: transparent;
    background: none;
    cursor: default;
  }
  .held[aria-disabled='true'] {
    cursor: grab;
  }
  .held .tile-picture {
    width: 72px;
    height: 72px;
  }
  .tile-picture {
    display: block;
    width: 44px;
    height: 44px;
    flex: none;
  }
  .turn-sign {
    position: absolute;
    right: -9px;
    bottom: -9px;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: var(--act);
  }
  .turn-sign path {
    fill: none;
    stroke: var(--on-act);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .pile {
    display: grid;
    place-items: center;
    width: 42px;
    height: 42px;
    color: #fffaf0;
    font: 700 16px/1 var(--sans);
    font-variant-numeric: tabular-nums;
    border-radius: 6px;
    border: 2px solid currentColor;
    background: #1f4a57;
    box-shadow: 3px 3px 0 -1px #2f6270, 3px 3px 0 0 currentColor;
  }
  i.die {
    width: 30px;
    height: 30px;
    border-radius: 7px;
    border: 2px solid currentColor;
  }
  .sign {
    width: 24px;
    height: 24px;
    flex: none;
  }
  .mark {
    fill: currentColor;
  }
  .stroke {
    fill: none;
    stroke: currentColor;
    stroke-width: 3.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .beside {
    display: grid;
    gap: 6px;
    align-content: start;
  }
  .supplies, .scenarios {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: center;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 14px;
    color: var(--soft);
  }
  .supply, .mate, .hand-of, .scenarios li {
    display: inline-flex;
    gap: 5px;
    align-items: center;
  }
  .mate {
    color: var(--ink);
    padding: 1px 8px;
    border: 1.5px solid transparent;
    border-radius: 12px;
    overflow-wrap: anywhere;
  }
  .mate.now {
    border-color: var(--act);
  }
  .back {
    width: 15px;
    height: 21px;
    border-radius: 3px;
    border: 1.5px solid var(--strong-line);
    background: repeating-linear-gradient(-45deg, #1f4a57 0 3px, #2f6270 3px 6px);
  }
  .scenarios li {
    padding: 2px 10px 2px 6px;
    border: 1.5px solid var(--strong-line);
    border-radius: 8px;
    color: var(--ink);
  }
  @container (max-width: 480px) {
    .act.big {
      min-height: 56px;
      padding: 4px 14px;
      font-size: 15px;
    }
    .tray {
      min-height: 78px;
    }
    .supplies {
      gap: 2px 12px;
      font-size: 13px;
    }
    .act.pick {
      min-width: 50px;
      padding: 3px;
    }
    .pick .tile-picture {
      width: 38px;
      height: 38px;
    }
    .round {
      display: none;
    }
    .card {
      min-width: 62px;
      min-height: 74px;
      padding: 5px 3px;
      font-size: 11px;
      letter-spacing: -0.01em;
    }
    /* With a tile in hand no card can be played: they make room, so that all of it is one row. */
    .placing, .placing .work, .placing .hand {
      flex-wrap: nowrap;
      gap: 6px;
    }
    .placing .act {
      max-width: 116px;
      padding: 4px 8px;
    }
    .placing .card {
      min-width: 44px;
      min-height: 60px;
      padding: 2px;
    }
    .placing .card span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
