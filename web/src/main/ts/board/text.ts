import { svg, type SVGTemplateResult } from 'lit';

/** Breaks a sentence into lines of about so many letters. */
export function broken(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last] && lines[last].length + word.length + 1 > most) lines.push(word);
    else lines[last] += (lines[last] ? ' ' : '') + word;
  }
  return lines;
}

/** The size at which a text is as wide as this at most; about right, since a drawing cannot measure before it is drawn. */
export function fitting(text: string, width: number, most: number): number {
  return Math.min(most, width / (0.56 * Math.max(1, text.length)));
}

interface Place {
  x: number;
  y: number;
  h: number;
}

/** As many lines below a board as there is room: what is pointed at, or why it cannot be done. */
export function captionArt({ x, y, h }: Place, text: string, refused: boolean, letters: number, step: number): SVGTemplateResult {
  const lines = broken(text, letters).slice(0, Math.floor(h / step));
  const top = y + h / 2 - ((lines.length - 1) * step) / 2;
  return svg`<g aria-hidden="true">
    ${lines.map((line, i) => svg`<text class="caption ${refused ? 'no' : ''}" x=${x + 6} y=${top + i * step}>${line}</text>`)}
  </g>`;
}
