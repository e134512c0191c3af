import { svg, type SVGTemplateResult } from 'lit';

export type Pattern = 'dots' | 'stripes' | 'hatch' | 'cross' | 'waves' | 'bricks';

const DRAWN: Record<Pattern, SVGTemplateResult> = {
  dots: svg`<circle cx="2" cy="2" r="1.1" fill="currentColor"></circle><circle cx="6" cy="6" r="1.1" fill="currentColor"></circle>`,
  stripes: svg`<path d="M0 2h8M0 6h8" stroke="currentColor" stroke-width="1.4"></path>`,
  hatch: svg`<path d="M-2 2l4-4M0 8l8-8M6 10l4-4" stroke="currentColor" stroke-width="1.4"></path>`,
  cross: svg`<path d="M0 0l8 8M8 0l-8 8" stroke="currentColor" stroke-width="1.1"></path>`,
  waves: svg`<path d="M0 4q2-3 4 0t4 0" stroke="currentColor" stroke-width="1.3" fill="none"></path>`,
  bricks: svg`<path d="M0 0h8M0 4h8M2 0v4M6 4v4" stroke="currentColor" stroke-width="1.1"></path>`,
};

/** A pattern to put into `<defs>` once and to lay over a colour with `fill="url(#id)"`; it has the `color` of its holder. */
export function pattern(id: string, kind: Pattern, scale = 1): SVGTemplateResult {
  return svg`<pattern id=${id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform=${`scale(${scale})`}>
    ${DRAWN[kind]}
  </pattern>`;
}
