import { svg, type TemplateResult } from 'lit';
import type { AtHome } from '../../house/at-home';
import { airshipShape, cloudShape } from './toys';
import type { Cloud } from './view';

/** A wooden box of sky: paper islands with soft shadows, a cloud on a rope, a stitched airship, the die in the air. */
function picture(): TemplateResult {
  return svg`
    <rect width="320" height="180" fill="#9C6B3F"/>
    <path d="M0 22 H320 M0 160 H320 M20 0 V180 M300 0 V180" stroke="#7F5430" stroke-width="2"/>
    <rect x="14" y="14" width="292" height="152" rx="4" fill="#CFE5EC"/>
    ${island(78, 118, '#7FB069', 44)} ${island(150, 140, '#3F7D58', 32)} ${island(252, 122, '#8C97A3', 40)} ${
    island(206, 56, '#7FB069', 30)
  }
    <path d="M236 100 l14-20 14 20z M252 104 l9-13 10 13z" fill="#6A7683"/><path d="M246 86 l4-6 4 6z" fill="#F4FAF8"/>
    ${pine(138, 132)} ${pine(150, 128)} ${pine(162, 134)}
    <path d="M64 104 q4-8 9 0 M84 110 q4-8 9 0" fill="none" stroke="#F7F2E8" stroke-width="5" stroke-linecap="round"/>
    <path d="M104 66 Q150 92 196 62" fill="none" stroke="#5D4A36" stroke-width="1.8"/>
    <g class="drifting">${cloud('rain', 214, 50)}</g><g class="drifting late">${cloud('sun', 62, 54)}</g> ${
    cloud('fog', 258, 96)
  }
    <g transform="translate(106 62) scale(2.1)"><g class="rocking">${
    airshipShape({ colour: '#E4572E', shape: 'star' })
  }</g></g> ${die()}`;
}

const cloud = (kind: Cloud, x: number, y: number): TemplateResult =>
  svg`<g transform="translate(${x} ${y}) scale(1.75)">${cloudShape(kind)}</g>`;

function island(x: number, y: number, colour: string, size: number): TemplateResult {
  const outline = `M${-size} 0 L${-size * 0.5} ${-size * 0.46} H${size * 0.55} L${size} 0 L${size * 0.5} ${
    size * 0.46
  } H${-size * 0.55}Z`;
  return svg`<g transform="translate(${x} ${y})"><path d=${outline} transform="translate(5 8)" fill="#4F7F92"
    opacity=".35"/>
    <path d=${outline} transform="translate(0 4)" fill="#A57B4E"/><path d=${outline} fill=${colour}/></g>`;
}

function pine(x: number, y: number): TemplateResult {
  return svg`<path transform="translate(${x} ${y})" d="M0 -16 l7 11 h-4 l5 8 h-16 l5-8 h-4z" fill="#24503A"/>`;
}

function die(): TemplateResult {
  return svg`<g transform="translate(274 46) rotate(14)"><path d="M0 -17 L15 -9 V9 L0 17 L-15 9 V-9Z" fill="#F7F2E8"/>
    <path d="M0 0 L15 -9 V9 L0 17Z" fill="#E2D6BF"/><path d="M0 0 L-15 -9 V9 L0 17Z" fill="#EFE6D4"/>
    <circle cx="0" cy="-9" r="2.6" fill="#20242E"/><circle cx="-8" cy="3" r="2.4" fill="#20242E"/><circle cx="5" cy="1"
      r="2.2" fill="#20242E"/>
    <circle cx="10" cy="7" r="2.2" fill="#20242E"/></g>`;
}

/** Who plays where no person does, by how well. */
const bots = {
  random: 'Brise',
  novice: 'Nuage',
  casual: 'Alizée',
  strong: 'Zéphyr',
  expert: 'Capitaine Grain',
};

export default { picture, bots } satisfies AtHome;
