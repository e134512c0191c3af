import { unsafeCSS } from 'lit';
import text from './tray-style.css';

/** What lies below the grid. Everything to press is at least 44 pixels high. */
export const TRAY = unsafeCSS(text);
