import { svg, type SVGTemplateResult } from 'lit';

/** Breaks a sentence into lines of about this many letters. */
export function broken(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last] && lines[last].length + word.length + 1 > most) lines.push(word);
    else lines[last] += (lines[last] ? ' ' : '') + word;
  }
  return lines;
}

/** About how wide a letter is in a broad sans-serif of size one: a drawing cannot measure before it is drawn. */
function breadth(letter: string): number {
  if (/[mwMW%@]/.test(letter)) return 0.92;
  if (/[\sfijlrtI.,:;·'’()!|-]/.test(letter)) return 0.37;
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.61;
}

/** The size at which a text is as wide as this at most. */
export function fitting(text: string, width: number, most: number): number {
  const wide = [...text].reduce((sum, letter) => sum + breadth(letter), 0);
  return Math.min(most, width / Math.max(0.6, wide));
}

interface Place {
  x: number;
  y: number;
  h: number;
}

/** As many lines below a board as there is room: what is pointed at, or why it cannot be done. */
export function captionArt(
  { x, y, h }: Place,
  text: string,
  refused: boolean,
  letters: number,
  step: number,
): SVGTemplateResult {
  const lines = broken(text, letters).slice(0, Math.floor(h / step));
  const top = y + h / 2 - ((lines.length - 1) * step) / 2;
  return svg`<g aria-hidden="true">
    ${
    lines.map((line, i) =>
      svg`<text class="caption ${refused ? 'no' : ''}" x=${x + 6} y=${top + i * step}>${line}</text>`
    )
  }
  </g>`;
}
