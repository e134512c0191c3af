/** A board as a picture for previews: what is drawn on the page, with its styles, beside a title and the result. */

const WIDTH = 600;
const HEIGHT = 315;
const MOST_BYTES = 40_000;

/** What has to go along with a shape for it to look outside of its page as it does there. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'visibility',
  'transform',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'letter-spacing',
];

/** The picture as a JPEG in Base64, as small as a link's picture has to be. */
export async function boardPicture(board: Element, title: string, text: string): Promise<string> {
  return small(await boardCanvas(board, title, [text]));
}

/** The board beside a title and some lines; `sharp`: how many dots there are to each of the picture's own. */
export async function boardCanvas(
  board: Element,
  title: string,
  lines: string[],
  sharp = 1,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH * sharp, HEIGHT * sharp];
  const pen = canvas.getContext('2d')!;
  pen.scale(sharp, sharp);
  const style = getComputedStyle(document.documentElement);
  pen.fillStyle = style.getPropertyValue('--paper') || '#f7f2e8';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const drawing = largest(board);
  if (drawing) await paint(pen, drawing);
  pen.fillStyle = style.getPropertyValue('--ink') || '#20242e';
  let y = write(pen, `700 26px ${style.getPropertyValue('--serif') || 'serif'}`, title, 56, 32);
  for (const line of lines) {
    y = write(pen, `400 19px ${style.getPropertyValue('--sans') || 'sans-serif'}`, line, y + 40, 25);
  }
  return canvas;
}

/** The drawing of a board that takes most room. */
function largest(board: Element): SVGSVGElement | undefined {
  const all = [...(board.shadowRoot ?? board).querySelectorAll('svg')];
  const room = (each: Element): number => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
  return all.sort((a, b) => room(b) - room(a))[0];
}

async function paint(pen: CanvasRenderingContext2D, drawing: SVGSVGElement): Promise<void> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((each) => [each, ...each.querySelectorAll('*')]);
  from.forEach((each, index) => dress(each, to[index]));
  const box = drawing.getBoundingClientRect();
  const scale = Math.min((HEIGHT - 16) / box.height, (WIDTH * 0.62) / box.width);
  const [width, height] = [box.width * scale, box.height * scale];
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  pen.drawImage(picture, 8 + Math.max(0, (WIDTH * 0.62 - width) / 2), (HEIGHT - height) / 2, width, height);
}

/** Styles of the page do not come along with a copy, so each part of it is told how it looks. */
function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of LOOKS) {
    const value = style.getPropertyValue(name);
    if (value && !(name === 'transform' && value === 'none')) to.setAttribute(name, value);
  }
}

/** Words below each other, as many as fit beside the board; answers where the last line stands. */
function write(pen: CanvasRenderingContext2D, font: string, text: string, top: number, step: number): number {
  const [left, room] = [WIDTH * 0.62 + 28, WIDTH * 0.38 - 44];
  pen.font = font;
  let [line, y] = ['', top];
  for (const word of text.split(' ')) {
    if (line && pen.measureText(`${line} ${word}`).width > room) {
      pen.fillText(line, left, y, room);
      [line, y] = [word, y + step];
    } else line = line ? `${line} ${word}` : word;
  }
  pen.fillText(line, left, y, room);
  return y;
}

/** Coarser until it is small enough. */
function small(canvas: HTMLCanvasElement): string {
  for (const quality of [0.85, 0.7, 0.5, 0.3]) {
    const text = canvas.toDataURL('image/jpeg', quality).split(',')[1];
    if (text.length * 0.75 <= MOST_BYTES) return text;
  }
  return '';
}
