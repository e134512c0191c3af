import { unsafeCSS } from 'lit';
import { PING_STYLE } from '../../board/pings';
import { TRAY } from './tray-style';
import text from './style.css';

/** A flooded valley at dusk. Colours of the page come from the house, those of the valley are its own. */
const VALLEY = unsafeCSS(text);

export const STYLE = [VALLEY, TRAY, PING_STYLE];
