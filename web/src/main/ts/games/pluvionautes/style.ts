import { unsafeCSS } from 'lit';
import text from './style.css';

/** Pale sky, wood, meadow, pine, slate; by night the same box under a lamp. */
export const STYLE = unsafeCSS(text);
