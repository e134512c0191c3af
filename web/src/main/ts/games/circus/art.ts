/** The six artists as printed on their tokens: profiles of a few flat shapes, in a circle of radius 100. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Artist } from './view';

const CLOWN = svg`
  <g class="red"><circle cx="-44" cy="-26" r="24"/><circle cx="-57" cy="4" r="22"/><circle cx="-45" cy="34" r="20"/></g>
  <path class="ink" d="M-46 100 C-40 72 -24 60 -8 58 L14 60 C28 72 34 86 36 100 Z"/>
  <path class="milk"
    d="M-36 -44 C-6 -66 34 -50 38 -14 L44 20 C46 44 34 62 10 64 C-22 66 -46 40 -46 8 C-46 -14 -44 -32 -36 -44 Z"/>
  <path class="red" d="M-22 -56 L26 -112 L38 -42 C18 -56 -2 -60 -22 -56 Z"/>
  <circle class="gold" cx="6" cy="-72" r="7"/><circle class="gold" cx="22" cy="-88" r="5"/><circle class="gold" cx="24"
    cy="-62" r="6"/>
  <path class="ink" d="M19 -26 L26 -9 L19 8 L12 -9 Z"/>
  <path class="line" d="M6 -36 Q18 -46 29 -38"/>
  <path class="red" d="M4 34 Q26 44 45 26 Q42 58 18 54 Q6 50 4 34 Z"/>
  <circle class="blush" cx="-6" cy="20" r="11"/>
  <circle class="red" cx="52" cy="4" r="17"/><circle class="shine" cx="57" cy="-2" r="4"/>
  <g class="cream"><circle cx="-42" cy="80" r="19"/><circle cx="-14" cy="84" r="20"/><circle cx="15" cy="84"
    r="20"/><circle cx="43" cy="80" r="18"/></g>
  <g class="thin"><circle cx="-42" cy="80" r="19"/><circle cx="-14" cy="84" r="20"/><circle cx="15" cy="84"
    r="20"/><circle cx="43" cy="80" r="18"/></g>`;

const ACROBAT = svg`
  <path class="ink" d="M-70 100 C-60 74 -36 62 -18 58 L10 56 C36 62 58 80 64 100 Z"/>
  <path class="skin" d="M-34 36 L-28 66 C-16 82 4 78 8 62 L8 46 Z"/>
  <path class="skin"
    d="M-28 -46 C4 -60 32 -42 34 -16 L50 8 C52 13 46 16 40 16 L42 26 L38 30 L40 36 C40 50 28 56 10 52 L-30 44 C-50 10
      -44 -34 -28 -46 Z"/>
  <path class="ink"
    d="M30 -34 C14 -34 -2 -26 -4 -8 C-6 8 -18 18 -22 40 C-56 36 -62 -22 -38 -50 C-14 -74 24 -64 30 -34 Z"/>
  <circle class="ink" cx="-52" cy="-48" r="24"/>
  <path class="gold" d="M-60 -28 C-34 -44 2 -50 35 -40 L35 -30 C4 -38 -30 -32 -54 -16 Z"/>
  <path class="milk" d="M0 -62 C2 -92 28 -104 48 -92 C30 -86 18 -74 12 -54 Z"/>
  <ellipse class="ink" cx="25" cy="-8" rx="4.5" ry="6.5"/><path class="line" d="M16 -22 Q24 -28 32 -23"/>
  <path class="red" d="M30 28 L43 26 L38 31 L40 36 Q32 38 30 28 Z"/><circle class="blush" cx="10" cy="18" r="9"/>
  <path class="gold" d="M-8 74 l4 9 10 1 -7 7 2 10 -9 -5 -9 5 2 -10 -7 -7 10 -1 Z"/>`;

const MAGICIAN = svg`
  <path class="ink" d="M-84 100 L-62 34 L-30 70 L16 66 L30 44 L76 100 Z"/>
  <path class="red" d="M-62 34 L-22 100 L-46 100 L-68 56 Z M30 44 L14 100 L34 100 L44 64 Z"/>
  <path class="skin"
    d="M-32 -40 L34 -40 L36 -14 L54 10 L40 17 L42 30 L38 36 L38 50 L20 74 L-8 72 L-34 44 C-46 14 -44 -18 -32 -40 Z"/>
  <path class="ink" d="M-36 -40 L-8 -40 C-4 -18 -14 2 -12 22 C-30 22 -48 0 -36 -40 Z"/>
  <path class="ink"
    d="M-66 -50 C-30 -34 24 -32 60 -46 L56 -56 C46 -52 40 -52 34 -52 L38 -98 C8 -108 -26 -106 -52 -98 L-42 -54 C-50 -56
      -56 -58 -62 -60 Z"/>
  <path class="red" d="M-44 -66 C-14 -58 14 -58 35 -64 L34 -52 C10 -46 -16 -46 -42 -54 Z"/>
  <circle class="ring" cx="24" cy="-12" r="14"/><path class="line" d="M12 -5 C4 14 4 34 -8 48"/>
  <circle class="ink" cx="26" cy="-12" r="4.5"/>
  <path class="ink" d="M48 18 C36 20 22 24 4 12 C10 34 34 40 44 28 C54 32 66 26 68 12 C62 20 54 20 48 18 Z"/>
  <path class="ink" d="M22 46 L42 44 C46 58 40 78 30 88 C22 78 18 62 22 46 Z"/>`;

const TELLER = svg`
  <path class="red" d="M-76 100 C-66 72 -42 58 -22 54 L14 54 C38 60 54 78 60 100 Z"/>
  <path class="ink" d="M-44 -10 C-66 30 -70 62 -58 84 C-38 84 -22 70 -18 44 Z"/>
  <path class="skin"
    d="M-30 -40 C4 -54 32 -40 34 -14 L50 9 C51 14 46 17 40 17 L42 27 L38 31 L40 37 C38 50 28 56 12 54 L8 72 C-6 78 -22
      72 -28 58 L-36 38 C-48 8 -44 -28 -30 -40 Z"/>
  <path class="cream" d="M-50 -10 C-64 -52 -32 -90 10 -86 C38 -82 50 -56 40 -32 C14 -38 -24 -30 -50 -10 Z"/>
  <path class="gold" d="M-50 -10 C-28 -32 14 -42 40 -32 L38 -18 C10 -28 -24 -18 -44 4 Z"/>
  <path class="thin" d="M-46 -26 C-36 -56 -10 -76 16 -84 M-28 -30 C-20 -52 2 -70 28 -76 M2 -36 C8 -52 20 -62 40 -60"/>
  <path class="plum" d="M30 -46 L38 -34 L32 -20 L24 -33 Z"/><path class="milk"
    d="M30 -48 C24 -78 40 -100 62 -98 C48 -86 44 -66 38 -46 Z"/>
  <path class="line" d="M14 -4 Q24 4 33 -5 M17 1 l-4 5 M24 3 l-1 6 M30 0 l3 5"/>
  <path class="red" d="M29 29 L43 27 L38 32 L40 37 Q31 38 29 29 Z"/><circle class="blush" cx="10" cy="20" r="9"/>
  <circle class="hoop" cx="-22" cy="36" r="13"/>
  <circle class="ball" cx="56" cy="66" r="27"/><path class="shine-line" d="M40 58 A20 20 0 0 1 56 46"/><path
    class="gold" d="M38 90 L74 90 L80 102 L32 102 Z"/>`;

const STRONGMAN = svg`
  <path class="skin" d="M-100 100 C-96 66 -70 50 -46 44 L-44 20 L34 40 L36 56 C64 60 88 76 96 100 Z"/>
  <path class="red" d="M-60 100 C-58 80 -50 66 -44 58 C-28 78 22 82 40 62 C50 74 54 88 56 100 Z"/>
  <path class="milk" d="M-59 92 L55 88 L56 98 L-60 100 Z"/><path class="milk"
    d="M-54 76 C-26 90 26 92 48 74 L51 82 C28 98 -28 98 -57 84 Z"/>
  <path class="skin"
    d="M-38 -46 C-8 -74 34 -58 38 -22 L36 -16 L54 6 C56 12 50 16 42 16 L46 26 L44 46 C38 60 16 62 -4 56 L-42 42 C-58 8
      -56 -28 -38 -46 Z"/>
  <path class="shade" d="M-42 42 C-58 8 -56 -28 -38 -46 C-46 -14 -42 20 -20 50 Z"/>
  <path class="skin-line" d="M-26 -4 C-16 -14 -4 -2 -14 12 C-18 18 -24 16 -24 10"/>
  <path class="ink" d="M10 -20 L36 -22 L38 -12 L12 -10 Z"/><circle class="ink" cx="28" cy="-5" r="4.5"/>
  <path class="ink" d="M-2 -64 C2 -86 26 -86 24 -70 C23 -64 15 -64 15 -70 C10 -72 8 -66 10 -60 Z"/>
  <path class="ink"
    d="M52 16 C40 14 26 18 16 28 C6 36 -10 32 -10 18 C-24 32 -10 52 10 46 C26 42 34 38 44 34 C58 40 76 34 76 18 C72 26
      62 24 52 16 Z"/>
  <path class="line" d="M28 46 Q36 49 43 46"/>`;

const TAMER = svg`
  <path class="red" d="M-78 100 C-72 72 -50 58 -30 54 L14 54 C40 60 60 78 64 100 Z"/>
  <path class="gold" d="M-80 86 C-76 70 -62 60 -48 58 L-38 74 C-52 76 -62 86 -64 100 L-80 100 Z"/>
  <path class="gold" d="M-6 76 L36 72 L38 79 L-6 84 Z M-8 92 L42 88 L44 95 L-8 100 Z"/>
  <path class="ink" d="M-42 -24 C-70 -4 -62 26 -72 44 C-80 60 -70 76 -60 78 C-64 60 -46 54 -40 36 L-22 30 Z"/>
  <path class="skin"
    d="M-30 -40 L34 -40 L34 -14 L50 8 C52 13 46 16 40 16 L42 26 L38 30 L40 36 C40 50 28 56 12 54 L8 66 L-28 66 L-34 42
      C-46 12 -44 -26 -30 -40 Z"/>
  <path class="ink" d="M-36 -40 L6 -38 C0 -20 -12 -8 -14 12 C-16 26 -26 34 -36 38 C-52 10 -50 -24 -36 -40 Z"/>
  <path class="red" d="M-44 -38 L-40 -82 C-14 -92 16 -90 36 -80 L38 -40 C10 -48 -18 -46 -44 -38 Z"/>
  <path class="ink" d="M-44 -38 C-16 -48 14 -48 40 -40 L62 -30 C56 -24 44 -26 36 -28 C8 -36 -18 -34 -42 -26 Z"/>
  <path class="gold" d="M-42 -58 C-16 -68 14 -66 37 -58 L38 -50 C14 -58 -16 -58 -43 -48 Z"/>
  <path class="milk" d="M26 -78 C16 -104 -10 -112 -34 -104 C-18 -98 -12 -90 -4 -84 C8 -82 18 -82 26 -78 Z"/>
  <ellipse class="ink" cx="26" cy="-8" rx="4.5" ry="6.5"/><path class="line" d="M14 -19 Q24 -24 33 -18"/>
  <path class="red2" d="M30 28 L43 26 L38 31 L40 36 Q32 38 30 28 Z"/>
  <path class="whip" d="M44 104 C64 84 84 74 82 48 C80 28 58 34 64 50 C68 60 80 54 76 46"/>`;

const FACES: Record<Artist, SVGTemplateResult> = {
  acrobat: ACROBAT,
  magician: MAGICIAN,
  'fortune-teller': TELLER,
  strongman: STRONGMAN,
  tamer: TAMER,
  clown: CLOWN,
};

export const face = (artist: Artist) => FACES[artist];
