import { svg, type TemplateResult } from 'lit';
import type { AtHome } from '../../house/at-home';
import { animal, vessel } from './beasts';
import type { Animal } from './view';

const RIVER = 'M0 112 H62 Q86 112 86 132 V180 M86 146 H150 Q184 146 184 122 V86 M184 130 H250 Q280 130 280 156 V180';

/** A flooded valley at dusk: animals on their islets, the Boat with its lamp, and a wave that comes and goes. */
function picture(): TemplateResult {
  return svg`
    <rect width="320" height="180" fill="#173F4A"/>
    <circle cx="250" cy="26" r="13" fill="#F3D9A0"/>
    <path d="M0 66 Q50 34 96 60 T190 54 T320 44 V180 H0Z" fill="#1F5561"/>
    <path d="M0 84 Q70 62 130 82 T320 70 V180 H0Z" fill="#E3D2A4"/>
    <path d=${RIVER} fill="none" stroke="#A98C58" stroke-width="34" stroke-linejoin="round"
      stroke-linecap="round"/>
    <path d=${RIVER} fill="none" stroke="#2A93A6" stroke-width="26" stroke-linecap="round"/>
    <path class="stream" d=${RIVER} fill="none" stroke="#7FD0DA" stroke-width="2.5" stroke-linecap="round"
      stroke-dasharray="16 26"/>
    ${perched('cat', 4, 34, false)} ${perched('lemur', 236, 40, true)} ${perched('capybara', 122, 18, false)}
    ${perched('dog', 208, 112, true)}
    <g class="swell"><path d="M-60 180 Q-46 92 -2 92 Q18 94 14 108 Q34 104 30 122 Q44 124 34 140 V180Z" fill="#E4F5F1"/>
      <path d="M-60 180 Q-44 104 -6 102 Q8 104 4 116 Q20 116 16 132 Q26 140 18 180Z" fill="#2A93A6"/></g>
    <circle cx="152" cy="112" r="34" fill="#FFD66B" opacity=".25"/>
    <g transform="translate(110 88) scale(.8)"><g class="rocking">${vessel(false)}</g></g>`;
}

const perched = (which: Animal, x: number, y: number, leftwards: boolean): TemplateResult =>
  svg`<g transform="translate(${x} ${y}) scale(.62)"><ellipse cx="50" cy="86" rx="44" ry="11" fill="#8C9A58"/>${
    animal(which, leftwards)
  }</g>`;

/** Which options say something only beside another choice. */
const matters: AtHome['matters'] = {
  turns: (chosen) => chosen.round === 'untimed',
  grace: (chosen) => chosen.round !== 'untimed',
  scenarios: (chosen) => chosen.difficulty === 'none',
};

/** Nobody has the sixth of two seats, and no sand runs for days. */
const offers: AtHome['offers'] = {
  first: (value, { seats }) => value === 'random' || Number(value) < seats,
  round: (value, { pace }) => value === 'untimed' || pace !== 'days',
};

/** Who plays where no person does, by how well. */
const bots = {
  random: 'Plouf',
  novice: 'Galet',
  casual: 'Naïa',
  strong: 'Héloïse',
  expert: 'Ondine',
};

export default { picture, bots, matters, offers } satisfies AtHome;
