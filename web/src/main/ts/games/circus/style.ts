import { unsafeCSS } from 'lit';
import { PING_STYLE } from '../../board/pings';
import { PRINT } from './print';
import { STRIP_STYLE } from './strip-style';
import text from './style.css';

/** How the ring and its middle look; colours of the page come from the house, those of print are the game's own. */
const RING_STYLE = unsafeCSS(text);

export const STYLE = [PRINT, STRIP_STYLE, RING_STYLE, PING_STYLE];
