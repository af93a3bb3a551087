import type { ComponentType } from 'react'
import type { DrawingProps } from './art/drawing-props.ts'
import {
  AdminPortrait,
  FifthCheer,
  FirstCheer,
  FourthCheer,
  SecondCheer,
  SixthCheer,
  SponsorPortrait,
  TeacherPortrait,
  ThirdCheer,
} from './art/fixed-pictures.tsx'
import { NetworkTower } from './art/network-tower.tsx'
import { BagsScene } from './art/scene-bags.tsx'
import { BuildScene } from './art/scene-build.tsx'
import { ClassroomScene } from './art/scene-classroom.tsx'
import { CourtScene } from './art/scene-court.tsx'
import { DoorsScene } from './art/scene-doors.tsx'
import { DrawScene } from './art/scene-draw.tsx'
import { GiftsScene } from './art/scene-gifts.tsx'
import { HarvestScene } from './art/scene-harvest.tsx'
import { HeroScene } from './art/scene-hero.tsx'
import { HomeScene } from './art/scene-home.tsx'
import { PitchScene } from './art/scene-pitch.tsx'
import { PoolScene } from './art/scene-pool.tsx'
import { SeedlingsScene } from './art/scene-seedlings.tsx'
import { ServeScene } from './art/scene-serve.tsx'
import { ShopScene } from './art/scene-shop.tsx'
import { ThinkScene } from './art/scene-think.tsx'
import { TrackScene } from './art/scene-track.tsx'
import { TowerCompanion } from './art/tower-companion.tsx'
import { DrawPicture, FollowPicture, GivePicture, MintPicture } from './art/step-pictures.tsx'

/** Every drawing without data, by name. */
export const drawings = {
  hero: HeroScene,
  think: ThinkScene,
  build: BuildScene,
  serve: ServeScene,
  classroom: ClassroomScene,
  seedlings: SeedlingsScene,
  draw: DrawScene,
  doors: DoorsScene,
  pitch: PitchScene,
  track: TrackScene,
  pool: PoolScene,
  court: CourtScene,
  home: HomeScene,
  shop: ShopScene,
  bags: BagsScene,
  harvest: HarvestScene,
  gifts: GiftsScene,
  stepGive: GivePicture,
  stepMint: MintPicture,
  stepDraw: DrawPicture,
  stepFollow: FollowPicture,
  towerCompanion: TowerCompanion,
  networkTower: NetworkTower,
  cheer1: FirstCheer,
  cheer2: SecondCheer,
  cheer3: ThirdCheer,
  cheer4: FourthCheer,
  cheer5: FifthCheer,
  cheer6: SixthCheer,
  portraitSponsor: SponsorPortrait,
  portraitTeacher: TeacherPortrait,
  portraitAdmin: AdminPortrait,
} satisfies Record<string, ComponentType<DrawingProps>>

export type Drawings = typeof drawings
