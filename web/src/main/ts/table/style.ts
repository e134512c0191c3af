import end from '../../css/end.css';
import table from '../../css/table.css';
import { adopt } from '../core/sheet';
import play from './play.css';

/** Most visits begin at home, which does without what a table looks like. */
for (const style of [table, end, play]) adopt(style);
