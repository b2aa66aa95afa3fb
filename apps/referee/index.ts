export { makeReferee, type Referee } from './handle.ts'
export { type Shelf, type ShelfEntry, shelf } from './shelf.ts'
