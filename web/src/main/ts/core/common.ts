/**
 * What every page needs, and what home shows first: imported by all of them, it becomes one file. Otherwise each of
 * these would be a file of its own, and their heads would weigh more than what is in them. So whatever is fetched when
 * it is wanted imports this too. No element of ours may stand here, as elements come after this.
 */
import 'lit';
import 'lit/decorators.js';
import 'lit/directives/keyed.js';
import './api';
import './faces';
import './icons';
import './near';
import './notes';
import './router';
import './settings';
import './socket';
import './toast';
import './words';
import './wrong';
import '../house/habits';
import '../house/pictures';
import '../house/said';
import '../house/start';
import '../house/tables';
import '../table/clients';
