import type { Lesson } from '../../table/board';

export const LESSON: Lesson = { seats: 1, seat: 0, options: {}, script: [], steps: [] };
