import { svg, type TemplateResult } from 'lit';
import type { AtHome } from '../../house/at-home';

/** A hiking map: contour lines, a dashed trail that bounces off enamel signs, two pins with hats. */
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
    ${sign(104, 128, '#1F7A8C')} ${sign(64, 78, '#C8372D')} ${sign(158, 50, '#E9A820')} ${sign(244, 112, '#4F8A5B')}
    ${hiker(22, 156, '#E4572E')} ${hiker(206, 64, '#7A4E8A')}`;
}

function sign(x: number, y: number, colour: string): TemplateResult {
  return svg`<g transform="translate(${x} ${y})"><path d="M0 6 V24" stroke="#6B4A2B" stroke-width="3"/>
    <rect x="-13" y="-11" width="26" height="19" rx="3" fill="#FBF7EC" stroke=${colour} stroke-width="3"/>
    <path d="M-6 3 L-1 -5 L3 1 L5 -2 L8 3Z" fill=${colour}/></g>`;
}

function hiker(x: number, y: number, colour: string): TemplateResult {
  return svg`<g transform="translate(${x} ${y})"><path d="M0 0 Q-13 -16 -11 -24 A11 11 0 0 1 11 -24 Q13 -16 0 0Z"
    fill=${colour}/>
    <circle cy="-24" r="6" fill="#FBE6CF"/><path d="M-11 -29 H11 M-6 -30 Q-5 -38 0 -38 Q5 -38 6 -30Z" fill="#5B4631"
      stroke="#5B4631" stroke-width="3"/></g>`;
}

export default { picture } satisfies AtHome;
