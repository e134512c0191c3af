import { svg, type TemplateResult } from 'lit';
import type { Scene } from './spots';

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

/** Below the box: what is pointed at, or why it cannot be done. */
export function captionArt(scene: Scene, text: string, refused: boolean): TemplateResult {
  const { caption, name } = scene.layout;
  const wide = name === 'wide';
  const lines = broken(text, wide ? 104 : 62).slice(0, 2);
  const step = wide ? 22 : 13;
  const top = caption.y + caption.h / 2 - ((lines.length - 1) * step) / 2;
  return svg`<g aria-hidden="true">${lines.map((line, i) => svg`<text class="caption ${refused ? 'no' : ''}" x=${caption.x + 6} y=${top + i * step}>${line}</text>`)}</g>`;
}
