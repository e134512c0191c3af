import { svg, type TemplateResult } from 'lit';
import { type Box, frame } from '../../board/box';
import { fitting } from '../../board/text';
import { AHEAD, type Aim, PARTS } from './aim';
import type { Wrap } from './desk';
import { below, flatFace } from './die';
import { knobAt, rail, sliderBox, throwButton } from './layout';
import { legendArt } from './legend';
import * as say from './say';
import { aimOf, type Pluvionautes, throwing } from './spots';

/** The controls of this moment: the throw, the face of an airship, the end of a navigation. */
export function controlsArt(board: Pluvionautes, wrap: Wrap): TemplateResult {
  const { desk } = board.layout;
  return svg`${frame(desk, 'panel')}${throwing(board) ? throwArt(board, wrap) : choices(board, wrap)}`;
}

function throwArt(board: Pluvionautes, wrap: Wrap): TemplateResult {
  const button = throwButton(board.layout);
  const go = say.words(board, 'throw.go');
  return svg`${PARTS.map((part) => slider(board, wrap, part))}
    ${
    wrap(
      'throw',
      button,
      svg`${frame(button, 'button', 10)}<text class="button-text" font-size=${Math.min(26, button.h * 0.42)}
      x=${button.x + button.w / 2} y=${button.y + button.h / 2 + 1}>${go}</text>`,
    )
  }`;
}

function slider(board: Pluvionautes, wrap: Wrap, part: keyof Aim): TemplateResult {
  const { layout } = board;
  const box = sliderBox(layout, part);
  const { from, long } = rail(layout, part);
  const aim = aimOf(board);
  const line = box.y + box.h * 0.7;
  const zero = knobAt(layout, part, part === 'direction' ? AHEAD : 0);
  const value = part === 'direction' ? signed(aim.direction - AHEAD) : part === 'spin' ? signed(aim.spin) : aim[part];
  return wrap(
    `aim-${part}`,
    box,
    svg`<rect class="touch" x=${box.x} y=${box.y} width=${box.w} height=${box.h} />
    <text class="soft start" font-size=${Math.min(18, box.h * 0.3)} x=${from}
      y=${box.y + box.h * 0.26}>${say.part(board, part)}</text>
    <text class="end" font-size=${Math.min(18, box.h * 0.32)} x=${from + long} y=${box.y + box.h * 0.26}>${value}</text>
    <line class="rail" x1=${from} x2=${from + long} y1=${line} y2=${line} />
      ${
      part === 'direction' || part === 'spin'
        ? svg`<line class="rail" x1=${zero} x2=${zero} y1=${line - 6} y2=${line + 6} />`
        : ''
    }
    <circle class="knob" cx=${knobAt(layout, part, aim[part])} cy=${line} r=${Math.min(11, box.h * 0.22)} />`,
  );
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

function choices(board: Pluvionautes, wrap: Wrap): TemplateResult {
  const {
    spots,
    layout: { desk },
  } = board;
  const faces = [...spots.keys()].filter((id) => id.startsWith('set-')).map((id) => Number(id.slice(4)));
  if (faces.length) return facesArt(board, wrap, faces);
  const buttons = ['alone', 'end'].filter((id) => spots.has(id));
  return svg`${buttons.length ? '' : legendArt(board)}${
    buttons.map((id, i) => {
      const box: Box = { x: desk.x + 12, y: desk.y + 12 + i * (desk.h / 2 - 8), w: desk.w - 24, h: desk.h / 2 - 18 };
      const text = id === 'alone' ? say.aloneLabel(board) : say.endLabel(board);
      return wrap(
        id,
        box,
        svg`${frame(box, id === 'end' ? 'button' : 'button quiet', 10)}
      <text class="button-text" font-size=${fitting(text, box.w - 20, Math.min(22, box.h * 0.34))}
        x=${box.x + box.w / 2}
        y=${box.y + box.h / 2 + 1}>${text}</text>`,
      );
    })
  }`;
}

/** An airship is on top: which face shall count, and which one will show when something is docked. */
function facesArt(board: Pluvionautes, wrap: Wrap, faces: number[]): TemplateResult {
  const {
    layout: { desk },
  } = board;
  const columns = desk.w < desk.h ? 2 : 4;
  const w = (desk.w - 20) / columns;
  const h = (desk.h - 20) / (4 / columns);
  return svg`${
    faces.map((face, i) => {
      const box: Box = {
        x: desk.x + 10 + (i % columns) * w + 3,
        y: desk.y + 10 + Math.floor(i / columns) * h + 3,
        w: w - 6,
        h: h - 6,
      };
      const x = box.x + box.w / 2;
      return wrap(
        `set-${face}`,
        box,
        svg`${frame(box, 'row', 8)}${
          flatFace('balloon', face, x, box.y + box.h * 0.34, Math.min(w * 0.6, box.h * 0.42))
        }
      <path class="flip" transform="translate(${x} ${box.y + box.h * 0.68}) scale(.7)"
        d="M-13 -4A13 10 0 0 1 12 -4M12 -10V-3H5" />
      <g class="other">${
          flatFace('balloon', below(face), x, box.y + box.h * 0.85, Math.min(w * 0.3, box.h * 0.2))
        }</g>`,
      );
    })
  }`;
}
