import { svg, type TemplateResult } from 'lit';
import type { AtHome } from '../../house/at-home';
import { face } from './art';
import type { Artist } from './view';

/** A ring under canvas with the artists' own tokens; the one in the middle turns, and somebody else is on its back. */
function picture(): TemplateResult {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) => svg`<path d="M160 -60 L${i * 40} 38 q20 18 40 0Z" fill=${i % 2 ? '#C62F3B' : '#F8EBD0'}/>`,
  );
  return svg`
    <rect width="320" height="180" fill="#1B2238"/>
    <clipPath id="portrait"><circle r="92"/></clipPath>
    ${stripes}
    <ellipse cx="160" cy="134" rx="152" ry="52" fill="#E7C893"/>
    <ellipse cx="160" cy="134" rx="152" ry="52" fill="none" stroke="#C62F3B" stroke-width="6"/>
    <ellipse cx="160" cy="134" rx="152" ry="52" fill="none" stroke="#F8EBD0" stroke-width="2" stroke-dasharray="9 9"/>
    ${token('magician', 96, 84, 0.25)} ${token('strongman', 224, 84, 0.25)}
    ${token('acrobat', 44, 122, 0.31)} ${token('tamer', 276, 122, 0.31)}
    <g transform="translate(160 118) scale(.46)"><ellipse cy="104" rx="80" ry="16" fill="#7B5B34" opacity=".4"/>
      <g class="other-side">${disc('fortune-teller')}</g><g class="this-side">${disc('clown')}</g></g>`;
}

const PAINT: Record<Artist, string> = {
  acrobat: '#d8552a',
  magician: '#6b4a8e',
  'fortune-teller': '#14707f',
  strongman: '#dc9a17',
  tamer: '#3c7a50',
  clown: '#f6e6c2',
};

const token = (artist: Artist, x: number, y: number, scale: number): TemplateResult =>
  svg`<g transform=${`translate(${x} ${y}) scale(${scale})`}><circle cy="9" r="98" fill="#7B5B34"
    opacity=".4"/>${disc(artist)}</g>`;

const disc = (artist: Artist): TemplateResult =>
  svg`<circle r="98" fill="#FFFAF0"/><g clip-path="url(#portrait)"><circle r="92" fill=${PAINT[artist]}/><g
    transform="translate(-5 6) scale(.9)">${face(artist)}</g></g><circle r="92" fill="none" stroke="#1B2238"
    stroke-width="4"/>`;

/** Who plays where no person does, by how well. */
const bots = {
  random: 'Zozo',
  novice: 'Pistache',
  casual: 'Colombine',
  strong: 'Octave',
  expert: 'Madame Irma',
};

export default { picture, bots } satisfies AtHome;
