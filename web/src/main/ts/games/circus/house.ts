import { svg, type TemplateResult } from 'lit';
import type { AtHome } from '../../house/at-home';

const ARTISTS = [
  '#C8372D',
  '#2B6E9E',
  '#7A4E8A',
  '#4F8A5B',
  '#E9A820',
  '#C8372D',
  '#2B6E9E',
  '#7A4E8A',
  '#4F8A5B',
  '#E9A820',
];

/** A ring under canvas: ten poster-like tokens, one of them half turned, and the rosette in the middle. */
function picture(): TemplateResult {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) => svg`<path d="M160 -60 L${i * 40} 34 q20 18 40 0Z" fill=${i % 2 ? '#C8372D' : '#F6E7C8'}/>`,
  );
  const tokens = ARTISTS.map((colour, i) => {
    const turn = (Math.PI * 2 * i) / ARTISTS.length - Math.PI / 2;
    return token(160 + 112 * Math.cos(turn), 114 + 47 * Math.sin(turn), colour, i === 3);
  });
  return svg`
    <rect width="320" height="180" fill="#1D2547"/>
    ${stripes}
    <ellipse cx="160" cy="115" rx="146" ry="62" fill="#E7C893"/>
    <ellipse cx="160" cy="115" rx="146" ry="62" fill="none" stroke="#C8372D" stroke-width="6"/>
    <ellipse cx="160" cy="115" rx="146" ry="62" fill="none" stroke="#F6E7C8" stroke-width="2" stroke-dasharray="9 9"/>
    ${rosette()} ${tokens}`;
}

function token(x: number, y: number, colour: string, turning: boolean): TemplateResult {
  const squeeze = turning ? 0.4 : 0.86;
  return svg`<g transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${squeeze} 0.86)`}>
    <circle cy="2" r="18" fill="#7B5B34" opacity=".5"/>
    <circle r="18" fill="#FBF3DF"/><circle r="14.5" fill=${colour}/>
    <path d="M-4 12 Q-9 6 -7 -2 Q-5 -10 3 -9 Q9 -8 8 -2 L11 3 L8 4 Q9 9 3 9 L3 13Z" fill="#FBE6CF"/>
    <path d="M-9 -3 Q-8 -13 3 -12 Q10 -11 9 -7 Q0 -10 -4 0Z" fill="#1D2547"/><circle cx="4" cy="-2" r="1.3"
      fill="#1D2547"/></g>`;
}

function rosette(): TemplateResult {
  const petals = ['#C8372D', '#2B6E9E', '#7A4E8A', '#4F8A5B', '#E9A820'].map(
    (colour, i) => svg`<circle cx="0" cy="-15" r="8" fill=${colour} transform="rotate(${i * 72})"/>`,
  );
  return svg`<g transform="translate(160 116) scale(1.15 .8)"><circle r="27" fill="#FBF3DF"/>${petals}
    <circle r="7.5" fill="#F2A7A0"/><circle r="27" fill="none" stroke="#1D2547" stroke-width="2"/></g>`;
}

export default { picture } satisfies AtHome;
