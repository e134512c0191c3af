import type { Lesson } from '../../table/board';

export const lesson: Lesson = { seats: 2, seat: 0, options: {}, script: [], steps: [] };
