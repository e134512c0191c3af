import { svg, type TemplateResult } from 'lit';
import type { Goods } from './view';

/** Animals and plants, each drawn once, twenty units high around the origin, and used wherever they are counted. */
export const goodsDefs = (): TemplateResult =>
  svg`<defs>
  <g id="g-cows"><path fill="#4a3a30" d="M-10 -2Q-9 -7 -4 -5L-4 0Q-9 2 -10 -2ZM10 -2Q9 -7 4 -5L4 0Q9 2 10 -2Z" />
    <path fill="none" stroke="#8a7a60" stroke-width="2" stroke-linecap="round"
      d="M-4 -6Q-6 -8 -5 -10M4 -6Q6 -8 5 -10" />
    <ellipse cy="1" rx="6.5" ry="8.5" fill="#fffaf0" stroke="#4a3a30" /><path fill="#4a3a30"
      d="M0 -7.4Q6 -7 6.3 0Q3 3 1 -1Z" />
    <ellipse cy="6.4" rx="5.6" ry="3.7" fill="#f2b0a6" stroke="#4a3a30" /><circle cx="-3" cy="0" r="1.2" /><circle
      cx="3" cy="0" r="1.2" fill="#fff" /></g>
  <g id="g-reindeer"><path fill="none" stroke="#5f3d22" stroke-width="2" stroke-linecap="round"
    d="M-3 -4L-6 -10M-5 -8L-9 -8M3 -4L6 -10M5 -8L9 -8" />
    <path fill="#7a5130" d="M-9 -3Q-7 -6 -4 -4L-4 -1ZM9 -3Q7 -6 4 -4L4 -1Z" /><path fill="#a4713f" stroke="#5f3d22"
      d="M-6 -3Q0 -8 6 -3Q6 4 3.6 8Q0 11 -3.6 8Q-6 4 -6 -3Z" />
    <circle cx="-2.7" cy="0" r="1.2" /><circle cx="2.7" cy="0" r="1.2" /><circle cy="7" r="2.4" fill="#c9402c" /></g>
  <g id="g-llamas"><path fill="#f4e6c8" stroke="#8b6f47"
    d="M-4 10V-1Q-6 -4 -4 -8L-3.4 -12L-1 -8.6H1L3.4 -12L4 -8Q6 -4 4 -1V10Z" />
    <ellipse cy="-3" rx="3" ry="2.4" fill="#fff8e8" stroke="#8b6f47" stroke-width=".8" /><circle cx="-2.4" cy="-6"
      r="1.1" /><circle cx="2.4" cy="-6" r="1.1" />
    <path stroke="#d2552e" stroke-width="2.4" d="M-4 4H4" /><path stroke="#2f7f93" stroke-width="1.6" d="M-4 7H4" /></g>
  <g id="g-flowers"><path stroke="#44702f" stroke-width="2" d="M0 1V10M0 8Q4 8 5 5" fill="none" />
    ${
    [0, 72, 144, 216, 288].map((turn) =>
      svg`<ellipse cy="-6.6" rx="3.2" ry="4" fill="#d6498a" stroke="#92285a" stroke-width=".7"
        transform="translate(0 -2) rotate(${turn})" />`
    )
  }
    <circle cy="-2" r="3" fill="#f6c945" stroke="#92285a" stroke-width=".7" /></g>
  <g id="g-mushrooms"><path fill="#fbf1dd" stroke="#7a5a3c" d="M-3 0V7Q-4 10 0 10T3 7V0Z" /><path fill="#b93a26"
    stroke="#6d1f13" d="M-10 1Q-9 -9 0 -9T10 1Q5 3 0 3T-10 1Z" />
    <circle cx="-4" cy="-3" r="1.8" fill="#fff6e6" /><circle cx="3" cy="-5" r="2" fill="#fff6e6" /><circle cx="5.4"
      cy="-.6" r="1.3" fill="#fff6e6" /></g>
  <g id="g-crystals"><path fill="#8fd3df" stroke="#2c6f86" d="M-1 -11L4 -5L3 9H-4L-5 -4Z" /><path fill="#d9f3f6"
    d="M-1 -10L0 8H-3.4L-4.2 -4Z" />
    <path fill="#b49ad9" stroke="#5a3f87" d="M6 -3L9 1L8 9H3L3.4 2Z" /></g></defs>`;

/** One of them at a place of the drawing. */
export const goodsIcon = (kind: Goods, x: number, y: number, scale: number, look = ''): TemplateResult =>
  svg`<use class="goods ${look}" href="#g-${kind}"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" />`;
