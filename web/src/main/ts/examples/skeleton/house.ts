import { svg, type TemplateResult } from 'lit';
import type { AtHome } from '../../house/at-home';

/** A heap of stones. */
function picture(): TemplateResult {
  const stones = [
    [120, 130],
    [160, 130],
    [200, 130],
    [140, 100],
    [180, 100],
    [160, 70],
  ].map(([x, y]) => svg`<ellipse cx=${x} cy=${y} rx="22" ry="16" fill="#8C97A3" stroke="#5B6672" stroke-width="2"/>`);
  return svg`<rect width="320" height="180" fill="#EFE3C4"/><ellipse cx="160" cy="146" rx="90" ry="12"
    fill="#CFDDB0"/>${stones}`;
}

export default { picture } satisfies AtHome;
