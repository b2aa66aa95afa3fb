import { openBox, type Placed } from '@muster/table'
import announcements from './announcements.yaml'
import bounties from './bounties.yaml'
import bountyMaps from './bounty-maps.yaml'
import campaigns from './campaigns.yaml'
import elements from './elements.yaml'
import bosses from './enemies/bosses.yaml'
import enemyTypes from './enemies/types.yaml'
import uniques from './enemies/uniques.yaml'
import events from './events.yaml'
import fans from './fans.yaml'
import ammo from './gear/ammo.yaml'
import guns from './gear/guns.yaml'
import legendary from './gear/legendary.yaml'
import meds from './gear/meds.yaml'
import startingGear from './gear/starting.yaml'
import hunters from './hunters.yaml'
import { type Content, makeContent } from './load.ts'
import loot from './loot.yaml'
import skags from './scenarios/skags.yaml'
import torgue from './scenarios/torgue.yaml'
import { type ContentDocument, contentDocument } from './schema.ts'
import axtonTrees from './trees/axton.yaml'
import brickTrees from './trees/brick.yaml'
import gaigeTrees from './trees/gaige.yaml'
import mayaTrees from './trees/maya.yaml'
import mordecaiTrees from './trees/mordecai.yaml'
import salvadorTrees from './trees/salvador.yaml'

/** Our own cards by file, the file's name being where a fault is said to be. */
const files: readonly (readonly [file: string, data: unknown])[] = [
  ['announcements.yaml', announcements],
  ['enemies/bosses.yaml', bosses],
  ['enemies/types.yaml', enemyTypes],
  ['enemies/uniques.yaml', uniques],
  ['events.yaml', events],
  ['fans.yaml', fans],
  ['gear/ammo.yaml', ammo],
  ['gear/guns.yaml', guns],
  ['gear/legendary.yaml', legendary],
  ['gear/meds.yaml', meds],
  ['gear/starting.yaml', startingGear],
  ['hunters.yaml', hunters],
  ['bounties.yaml', bounties],
  ['bounty-maps.yaml', bountyMaps],
  ['campaigns.yaml', campaigns],
  ['elements.yaml', elements],
  ['loot.yaml', loot],
  ['scenarios/torgue.yaml', torgue],
  ['scenarios/skags.yaml', skags],
  ['trees/axton.yaml', axtonTrees],
  ['trees/brick.yaml', brickTrees],
  ['trees/gaige.yaml', gaigeTrees],
  ['trees/maya.yaml', mayaTrees],
  ['trees/mordecai.yaml', mordecaiTrees],
  ['trees/salvador.yaml', salvadorTrees],
]

/** The box, and with packs that have been looked through: `contentWith` of index.ts looks through them. */
export const box = openBox(contentDocument, files, makeContent)

export const baseFiles: readonly Placed<ContentDocument>[] = box.files

/** The cards of the box. */
export const baseContent: Content = box.content
