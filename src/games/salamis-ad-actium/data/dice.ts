/** Faces of the die that most throws are made with. */
export const FACES = 10;
