/** How long an edge of a hex is drawn: short enough that those who share a zone at first are a crowd. */
export const EDGE = 44
