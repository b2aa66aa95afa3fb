import process from 'node:process'

/** How many random scenes the laws of the plane are tried on in all; `MUSTER_SCENES` asks for more. */
export const SCENES = Number(process.env.MUSTER_SCENES ?? 5000)
