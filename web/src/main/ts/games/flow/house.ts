import { svg, type TemplateResult } from 'lit';
import type { AtHome } from '../../house/at-home';

/** A flooded valley at dusk: joined channels, a boat with a lamp, animals that look at it, the wave behind. */
function picture(): TemplateResult {
  return svg`
    <rect width="320" height="180" fill="#173F4A"/>
    <circle cx="250" cy="26" r="13" fill="#F3D9A0"/>
    <path d="M0 66 Q50 34 96 60 T190 54 T320 44 V180 H0Z" fill="#1F5561"/>
    <path d="M0 84 Q70 62 130 82 T320 70 V180 H0Z" fill="#D9C08F"/>
    <path d="M0 108 H70 Q92 108 92 128 V180 M92 140 H168 Q190 140 190 118 V92 M190 126 H262 Q284 126 284 148 V180"
      fill="none" stroke="#0F5E70" stroke-width="30" stroke-linejoin="round"/>
    <path d="M0 108 H70 Q92 108 92 128 V180 M92 140 H168 Q190 140 190 118 V92 M190 126 H262 Q284 126 284 148 V180"
      fill="none" stroke="#1F7A8C" stroke-width="23"/>
    <path
      d="M6 105 h26 M48 111 h18 M104 137 h24 M140 144 h16 M204 123 h20 M236 129 h22 M95 158 v14 M281 152 v16 M193 100
        v12"
      stroke="#7FC4CE" stroke-width="2.5" stroke-linecap="round" fill="none"/>
    <path d="M0 92 Q14 70 34 74 Q48 78 44 86 Q58 82 66 92Z" fill="#F4FAF8"/>
    <path d="M8 92 Q18 78 32 80" fill="none" stroke="#7FC4CE" stroke-width="2"/>
    ${boat()} ${watcher(230, 98, '#3C3A34')} ${watcher(112, 100, '#5B4631')} ${watcher(34, 142, '#3C3A34')}
    <path d="M262 104 l9-12 9 12 -4 7 h-11z M300 118 l7-8 6 8 -3 5 h-8z" fill="#8A8272"/>`;
}

function boat(): TemplateResult {
  return svg`
    <circle cx="152" cy="116" r="25" fill="#E9A820" opacity=".22"/>
    <path d="M124 132 H180 Q176 148 164 148 H140 Q128 148 124 132Z" fill="#7A3E24"/>
    <path d="M126 136 H178" stroke="#E4572E" stroke-width="3"/>
    <path d="M152 132 V104" stroke="#3A2A1C" stroke-width="3"/>
    <path d="M155 108 L174 128 H155Z" fill="#F7F2E8"/>
    <path d="M146 106 h11 v10 h-11z" fill="#E9A820" stroke="#3A2A1C" stroke-width="2"/>`;
}

/** An animal of which one sees ears, back and eyes. */
function watcher(x: number, y: number, colour: string): TemplateResult {
  return svg`<g transform="translate(${x} ${y})">
    <path d="M-13 12 Q-13 -6 -8 -6 L-6 -11 L-2 -6 H3 L7 -11 L8 -5 Q13 -2 13 12Z" fill=${colour}/>
    <circle cx="-4" cy="1" r="2.4" fill="#F7E9C4"/><circle cx="5" cy="1" r="2.4" fill="#F7E9C4"/>
    <circle cx="-3.6" cy="1.4" r="1.1" fill="#12161F"/><circle cx="5.4" cy="1.4" r="1.1" fill="#12161F"/></g>`;
}

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

export default { picture, matters, offers } satisfies AtHome;
