import choices from '../../css/choices.css';
import pages from '../../css/pages.css';
import '../core/element';
import { adopt } from '../core/sheet';

/** What pages look like that home does without; before the sheets of what stands on them, which may come sooner. */
adopt(choices + pages, true);
