import { lazy } from 'react'

/** All that planes take, loaded with the first of them. */
export const load = () => import('./plane.tsx')

export const PlaneGround = lazy(async () => ({ default: (await load()).PlaneGround }))
export const PlaneTop = lazy(async () => ({ default: (await load()).PlaneTop }))
export const PlaneDesk = lazy(async () => ({ default: (await load()).PlaneDesk }))
