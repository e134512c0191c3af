import { unsafeCSS } from 'lit';
import { DRAWING_STYLE } from '../../board/drawing';
import { PING_STYLE } from '../../board/pings';
import text from './style.css';

export const STYLE = [DRAWING_STYLE, unsafeCSS(text), PING_STYLE];
