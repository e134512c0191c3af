import { unsafeCSS } from 'lit';
import text from './strip-style.css';

/** Where the parts stand, and how the strip beside or below the ring looks. */
export const STRIP_STYLE = unsafeCSS(text);
