import { html } from 'lit';
import { dialog } from '../core/dialog';
import { icon } from '../core/icons';
import { toast } from '../core/toast';
import { boardCanvas } from './board-picture';
import type { Scene } from './scene';

const SHARP = 2;

/** The board at the end with the result beside it, to keep or to send on. */
export async function endPicture(scene: Scene, board: Element, title: string, lines: string[]): Promise<void> {
  const { words } = scene;
  const canvas = await boardCanvas(board, title, lines, SHARP);
  const chosen = await dialog(
    words.say('table.picture'),
    (close) =>
      html`<div class="stack end-picture">
      <img src=${canvas.toDataURL('image/png')} alt=${`${title}: ${lines.join(' ')}`} width="600" height="315" />
      <div class="acts">
        <button class="button main" @click=${() => close('save')}>${icon('download')}${
        words.say('table.picture-save')
      }</button>
        ${
        canShare()
          ? html`<button class="button" @click=${() => close('share')}>${words.say('table.picture-share')}</button>`
          : ''
      }
      </div>
    </div>`,
  );
  if (chosen === 'save') save(canvas);
  if (chosen === 'share') await share(canvas, title).catch((refused: Error) => quietly(refused));
}

const NAME = 'tablee.png';

/** Where files cannot be passed on, saving is what is left. */
function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([], NAME, { type: 'image/png' })] }) ?? false;
}

async function share(canvas: HTMLCanvasElement, title: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) await navigator.share({ title, files: [new File([blob], NAME, { type: 'image/png' })] });
}

/** Anyone who changes their mind is not told so. */
function quietly(refused: Error): void {
  if (refused.name !== 'AbortError') toast(refused.message);
}

function save(canvas: HTMLCanvasElement): void {
  const link = document.createElement('a');
  link.download = NAME;
  link.href = canvas.toDataURL('image/png');
  link.click();
}
