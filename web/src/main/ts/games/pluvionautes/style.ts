import { unsafeCSS } from 'lit';
import { DRAWING_STYLE } from '../../board/drawing';
import text from './style.css';

/** Pale sky, wood, meadow, pine, slate; by night the same box under a lamp. */
export const STYLE = [DRAWING_STYLE, unsafeCSS(text)];
