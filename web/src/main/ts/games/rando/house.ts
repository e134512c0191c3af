import { svg, type TemplateResult } from 'lit';
import type { AtHome } from '../../house/at-home';
import { icon } from './icons';
import { pin } from './pins';
import type { Colour } from './view';

/** A hiking map: contour lines, a dashed trail that bounces off enamel signs, four hikers with hats. */
function picture(): TemplateResult {
  const contours = [0, 1, 2, 3, 4].map(
    (i) =>
      svg`<path transform="translate(${204} ${70}) scale(${1 - i * 0.19})" fill=${i === 4 ? '#C9B583' : 'none'}
      d="M-96 30 Q-104 -26 -52 -46 Q-8 -72 42 -52 Q98 -44 92 8 Q98 52 34 58 Q-20 72 -52 58 Q-90 56 -96 30Z"
      stroke="#B08D57" stroke-width=${1.6 / (1 - i * 0.19)}/>`,
  );
  return svg`
    <rect width="320" height="180" fill="#EFE3C4"/>
    <path d="M0 128 Q60 96 96 180 H0Z" fill="#CFDDB0"/><path d="M250 180 Q270 140 320 146 V180Z" fill="#CFDDB0"/>
    ${contours}
    <path d="M0 60 Q44 66 54 100 T120 180" fill="none" stroke="#7FB7C9" stroke-width="6"/>
    <path d="M22 158 L98 132 L70 84 L152 58 L236 108 L206 64" fill="none" stroke="#C8372D" stroke-width="3.5"
      stroke-dasharray="9 6"
      stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M198 62 l8-14 8 14z" fill="#20242E"/>
    ${sign(104, 124, 'ford', '#2D6FA3')} ${sign(64, 76, 'bramble', '#C8372D')} ${
    sign(156, 48, 'rockfall', '#D29A17')
  } ${sign(246, 112, 'fallen-tree', '#3F7D58')}
    ${hiker(24, 164, 'red')} ${hiker(288, 172, 'yellow')} ${hiker(206, 70, 'blue', 'hopping')} ${
    hiker(150, 168, 'green')
  }`;
}

function sign(x: number, y: number, what: string, colour: string): TemplateResult {
  return svg`<g transform="translate(${x} ${y})"><path d="M0 10 V30" stroke="#6B4A2B" stroke-width="3"/>
    <rect x="-12" y="-12" width="24" height="24" rx="4" fill=${colour} stroke="#FFFAF0" stroke-width="2"
      transform="rotate(45)"/>
    ${icon(what, 0, 0, 19, 'light')}</g>`;
}

const hiker = (x: number, y: number, colour: Colour, kind = ''): TemplateResult =>
  svg`<g transform="translate(${x} ${y})"><g class=${`hiker ${colour} ${kind}`}>${pin(colour)}</g></g>`;

/** Who plays where no person does, by how well. */
const bots = {
  random: 'Caillou',
  novice: 'Lacet',
  casual: 'Gentiane',
  strong: 'Chamois',
  expert: 'Aiguille',
};

export default { picture, bots } satisfies AtHome;
