import { unsafeCSS } from 'lit';
import { PING_STYLE } from '../../board/pings';
import text from './style.css';

export const STYLE = [unsafeCSS(text), PING_STYLE];
