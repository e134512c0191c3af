import { svg, type TemplateResult } from 'lit';

interface Shape {
  fill?: string;
  line?: string;
}

/** Small pictures around the origin, 24 wide: areas and strokes. Each is drawn once here and used everywhere. */
const SHAPES: Record<string, Shape> = {
  rockfall: {
    fill: 'M-11 9 L-7 0 -2 -1 2 9Z M2 9 L5 1 10 3 11 9Z M-3 -4 L0 -8 4 -6 4 -2 0 -1Z M6 -9 L9 -10 11 -7 8 -5Z M-9 -7 ' +
      'L-6 -9 -4 -6 -7 -4Z',
  },
  bramble: {
    line:
      'M-11 9C-11 -6 -1 -12 2 -3C4 4 -3 7 -4 1C-5 -5 4 -10 11 -6M-10 1l-3 -2M-7 -5l-2 -3M0 -7l2 -4M2 2l4 2M-3 5l-1 ' +
      '4M5 -8l0 -3M9 -7l3 2',
  },
  'fallen-tree': {
    fill: 'M-11 5 L5 -6 8 -1 -8 10Z M6 -8A4 4.6 -35 1 1 10 -1A4 4.6 -35 1 1 6 -8Z',
    line: 'M-4 -1L-6 -8M-5 -5L-10 -6M1 4L5 9M3 6L8 6',
  },
  ford: {
    line: 'M-11 -6q3 -3 5.5 0t5.5 0 5.5 0 5.5 0M-11 8q3 -3 5.5 0t5.5 0 5.5 0 5.5 0',
    fill:
      'M-10 1a3 2 0 1 0 6 0a3 2 0 1 0 -6 0M-2 0a3 2 0 1 0 6 0a3 2 0 1 0 -6 0M6 2a2.5 1.8 0 1 0 5 0a2.5 1.8 0 1 0 -5 0',
  },
  hike: { fill: 'M-6 -11H2V-3C5 0 10 0 11 5H-8C-7 0 -6 -5 -6 -11Z', line: 'M-9 9H12M2 -7H-2M2 -4H-2' },
  draw: { line: 'M-10 -9H1V9H-10ZM7 -4V6M2 1H12' },
  lower: { line: 'M0 -10V5M-6 -1L0 5.5 6 -1M-8 10H8' },
  raise: { line: 'M0 10V-5M-6 1L0 -5.5 6 1M-8 -10H8' },
  reorder: { line: 'M-10 -4H8M4 -9L9 -4 4 1M10 5H-8M-4 0L-9 5 -4 10' },
  joker: {
    fill: 'M0 -12L3 -3 12 0 3 3 0 12 -3 3 -12 0 -3 -3Z M6.5 -9A1.6 1.6 0 1 0 9.5 -9A1.6 1.6 0 1 0 6.5 -9M-9.5 9A1.6 ' +
      '1.6 0 1 0 -6.5 9A1.6 1.6 0 1 0 -9.5 9',
  },
  sprint: { fill: 'M3 -12L-7 2H-1L-4 12 8 -3H1Z' },
  'second-wind': { line: 'M-11 -3H3A4 4 0 1 0 -1 -7M-11 2H7A4 4 0 1 1 3 6M-8 7H-2' },
  shortcut: { line: 'M-10 9C-10 -6 7 5 7 -7M2 -5L7 -10 12 -5' },
  landslide: { fill: 'M-5 -3L0 -6 5 -2 4 4 -3 5 -6 1Z', line: 'M-10 3A10 10 0 1 1 -5 9M-10 10L-5 9 -5 4' },
  signpost: { fill: 'M-1 -12H1V12H-1ZM-10 -10H6L10 -6.5 6 -3H-10ZM10 0H-6L-10 3.5 -6 7H10Z' },
  respite: { fill: 'M0 -10L12 9H4L0 1 -4 9H-12Z' },
  give: { line: 'M-9 -2H9V10H-9ZM0 -2V10M0 -2C-9 -3 -6 -12 0 -3C6 -12 9 -3 0 -2' },
  restore: { line: 'M9 -3A9 9 0 1 0 9 4M9 -10V-3H2' },
  discard: { line: 'M-9 -9H9V9H-9ZM-4 -4L4 4M4 -4L-4 4' },
  end: { fill: 'M-7 -12H-5V12H-7ZM-5 -11L10 -6 -5 -1Z' },
  hidden: { line: 'M-4 -4A4 4 0 1 1 1 0.5V3M1 8V8.2' },
  bell: { fill: 'M-8 6C-5 3 -8 -9 0 -9S5 3 8 6ZM-2 8A2 2 0 0 0 2 8Z' },
};

/** An icon in the current colour (`fill` and `stroke` by the class `icon`). */
export function icon(name: string, x: number, y: number, size: number, kind = ''): TemplateResult {
  const shape = SHAPES[name] ?? SHAPES.hidden;
  const at = `translate(${x} ${y}) scale(${size / 24})`;
  return svg`<g class="icon ${kind}" transform=${at}>
    ${shape.fill ? svg`<path class="area" d=${shape.fill} />` : ''}${
    shape.line ? svg`<path class="line" d=${shape.line} />` : ''
  }</g>`;
}
