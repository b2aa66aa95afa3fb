/**
 * The format of what games draw (scenes, overlays, cards). It changes when a page made for an earlier one could no longer draw it;
 * pages draw this one and the one before, and tell older matches in text.
 */
export const DRAWING_FORMAT = 1
