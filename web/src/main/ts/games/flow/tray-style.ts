import { css } from 'lit';

/** What lies below the grid. Everything to press is at least 44 pixels high. */
export const TRAY = css`
  .tray {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: center;
    width: min(100%, var(--board-size, 100%));
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
    border: 1.5px solid var(--strong-line, #8d8371);
    border-radius: 12px;
    background: var(--card, #fffcf5);
    color: var(--ink, #20242e);
    font: 600 15px/1.15 var(--sans, system-ui, sans-serif);
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
    border-color: var(--act, #17606f);
    border-width: 2.5px;
  }
  .act.big.lit {
    background: var(--act, #17606f);
    color: var(--on-act, #fff);
  }
  .act:focus-visible, .card:focus-visible, .held:focus-visible {
    outline: 3px solid var(--focus, #17606f);
    outline-offset: 2px;
  }
  .act[aria-disabled='true'], .card[aria-disabled='true'] {
    border-style: dashed;
    background: none;
    color: var(--soft, #555a66);
    cursor: help;
  }
  .card {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    width: 78px;
    min-height: 82px;
    padding: 5px 4px;
    font-size: 12.5px;
    overflow-wrap: anywhere;
  }
  .card .sign {
    width: 34px;
    height: 34px;
  }
  .held {
    position: relative;
    padding: 4px;
    border-color: var(--act, #17606f);
    touch-action: none;
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
    background: var(--act, #17606f);
  }
  .turn-sign path {
    fill: none;
    stroke: var(--on-act, #fff);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .pile {
    width: 38px;
    height: 38px;
    border-radius: 6px;
    border: 2px solid currentColor;
    background: repeating-linear-gradient(45deg, #1f4a57 0 5px, #2f6270 5px 10px);
    box-shadow: 3px 3px 0 -1px var(--bank), 3px 3px 0 0 currentColor;
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
    color: var(--soft, #555a66);
  }
  .supply, .mate, .hand-of, .scenarios li {
    display: inline-flex;
    gap: 5px;
    align-items: center;
  }
  .mate {
    color: var(--ink, #20242e);
    padding: 1px 8px;
    border: 1.5px solid transparent;
    border-radius: 12px;
    overflow-wrap: anywhere;
  }
  .mate.now {
    border-color: var(--act, #17606f);
  }
  .back {
    width: 15px;
    height: 21px;
    border-radius: 3px;
    border: 1.5px solid var(--strong-line, #8d8371);
    background: repeating-linear-gradient(-45deg, #1f4a57 0 3px, #2f6270 3px 6px);
  }
  .scenarios li {
    padding: 2px 10px 2px 6px;
    border: 1.5px solid var(--strong-line, #8d8371);
    border-radius: 8px;
    color: var(--ink, #20242e);
  }
  @container (max-width: 480px) {
    .card {
      width: 66px;
      min-height: 74px;
      font-size: 11.5px;
    }
  }
`;
