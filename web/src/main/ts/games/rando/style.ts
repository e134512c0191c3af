import { unsafeCSS } from 'lit';
import { DRAWING_STYLE } from '../../board/drawing';
import text from './style.css';

/** Map beige and the signal colours of trail marks; at night the same map under a lamp. */
export const STYLE = [DRAWING_STYLE, unsafeCSS(text)];
