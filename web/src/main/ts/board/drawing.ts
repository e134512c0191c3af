import { unsafeCSS } from 'lit';
import text from './drawing.css';

/** The style of a board that is one drawing; the game's own comes after it. */
export const DRAWING_STYLE = unsafeCSS(text);
