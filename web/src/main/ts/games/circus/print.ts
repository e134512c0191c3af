/** How things are printed: patterns behind the artists, their signs for small sizes, Applause and the colours. */
import { svg, type SVGTemplateResult, unsafeCSS } from 'lit';
import text from './print.css';
import type { Artist } from './view';

/** Patterns and the round window that faces are seen through; once in each drawing. */
export const PATTERNS = svg`<defs>
  <clipPath id="disc"><circle r="92"/></clipPath>
  <pattern id="p-acrobat" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path
    class="over" d="M0 0H9V22H0Z"/></pattern>
  <pattern id="p-magician" width="30" height="30" patternUnits="userSpaceOnUse"><path class="over"
    d="M8 2l2 5 5 1-4 4 1 5-4-2-4 2 1-5-4-4 5-1ZM23 17l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1Z"/></pattern>
  <pattern id="p-fortune-teller" width="28" height="28" patternUnits="userSpaceOnUse"><circle class="over-line" cx="14"
    cy="14" r="9"/><circle class="over" cx="14" cy="14" r="3"/></pattern>
  <pattern id="p-strongman" width="20" height="20" patternUnits="userSpaceOnUse"><path class="over"
    d="M0 0H20V8H0Z"/></pattern>
  <pattern id="p-tamer" width="24" height="18" patternUnits="userSpaceOnUse"><path class="over-line"
    d="M0 14L6 4L12 14L18 4L24 14"/></pattern>
  <pattern id="p-clown" width="34" height="34" patternUnits="userSpaceOnUse"><circle class="confetti-a" cx="8" cy="9"
    r="4"/><circle class="confetti-b" cx="25" cy="20" r="4"/><circle class="confetti-c" cx="12" cy="28"
      r="3"/></pattern>
</defs>`;

const SIGNS: Record<Artist, SVGTemplateResult> = {
  acrobat: svg`<path d="M-7 -9L-4 5M7 -9L4 5M-8 5H8" class="sign-line"/>`,
  magician: svg`<path d="M-5 -8H5V3H9V6H-9V3H-5Z"/>`,
  'fortune-teller': svg`<path d="M-10 0Q0 -10 10 0Q0 10 -10 0Z"/><circle class="sign-hole" r="3"/>`,
  strongman: svg`<path d="M-10 -5H-5V-1.5H5V-5H10V5H5V1.5H-5V5H-10Z"/>`,
  tamer: svg`<circle class="sign-line" cy="1" r="6"/><path d="M0 -11L3 -5H-3Z"/>`,
  clown: svg`<circle cy="2" r="5.5"/><circle cx="-7" cy="-6" r="3.4"/><circle cx="7" cy="-6" r="3.4"/>`,
};

/** The small round hint for an artist: its colour with its sign, radius 14. */
export const hint = (artist: Artist, kind = '') =>
  svg`<g class="hint ${kind}"><circle class="paint ${artist}" r="14"/><g
    class="sign ${artist}">${SIGNS[artist]}</g></g>`;

/** Two clapping hands on a golden disc of radius 20. */
export const APPLAUSE = svg`<g class="applause"><path class="gold-disc" d="${scallops(20, 12)}"/>
  <g transform="rotate(24)"><rect class="hand" x="-9" y="-6" width="9" height="17" rx="4.5"/></g>
  <g transform="rotate(-24)"><rect class="hand" x="0" y="-6" width="9" height="17" rx="4.5"/></g>
  <path class="clap" d="M0 -15V-10M-8 -13L-6 -9M8 -13L6 -9"/></g>`;

function scallops(radius: number, count: number): string {
  const at = (i: number) => {
    const angle = (i * 2 * Math.PI) / count;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const bow = (radius * Math.PI) / count;
  return `M${at(0)}${
    Array.from({ length: count }, (_, i) => `A${bow.toFixed(1)} ${bow.toFixed(1)} 0 0 1 ${at(i + 1)}`).join('')
  }Z`;
}

/** Colours are those of print: the same by day and by night. */
export const PRINT = unsafeCSS(text);
