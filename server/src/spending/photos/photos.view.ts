import { dayOf } from '@tower/contract/org-days.ts'
import { fillAddress } from '@tower/contract/address.ts'
import {
  photoEndpoints,
  type ReviewedPhoto,
  type ShownPhoto,
  type TeacherPhoto,
} from '@tower/contract/spending/photos.contract.ts'
import { signedAddress } from '../../oversight/files/file-address.ts'
import type { Services } from '../../services.ts'
import type { PhotoRow } from './listed-photos.queries.ts'
import type { ShownPhotoRow } from './shown-photos.queries.ts'

type Signs = Pick<Services, 'config' | 'clock'>

/** A photo as its teacher sees it. */
export function viewOwnPhoto(services: Signs, photo: PhotoRow): TeacherPhoto {
  const { file_id: fileId } = photo
  return {
    id: photo.id,
    teacher_id: photo.teacher_id,
    classroom_id: photo.classroom_id,
    classroom_name: photo.classroom_name,
    file_url: fileId === null ? null : signedAddress(services, fileId, 'whole'),
    thumbnail_url: fileId === null ? null : signedAddress(services, fileId, 'thumbnail'),
    caption: photo.caption,
    statement: photo.statement,
    faces_covered: photo.faces_covered,
    approved: photo.status === 'approved',
    status: photo.status,
    reason: photo.reason,
    decided_at: photo.decided_at?.toISOString() ?? null,
    created_at: photo.created_at.toISOString(),
  }
}

/** A photo as staff see it. */
export function viewReviewedPhoto(services: Signs, photo: PhotoRow): ReviewedPhoto {
  const { revision, teacher_name, teacher_email, school, decided_by } = photo
  return { ...viewOwnPhoto(services, photo), revision, teacher_name, teacher_email, school, decided_by }
}

/** A photo as everybody sees it. */
export function viewShownPhoto({ id, caption, created_at }: ShownPhotoRow): ShownPhoto {
  return {
    id,
    url: fillAddress(photoEndpoints.read.path, { photoId: id }),
    thumbnail_url: fillAddress(photoEndpoints.readThumbnail.path, { photoId: id }),
    caption: caption || null,
    shared_on: dayOf(created_at),
  }
}

export const photosHeader = [
  ...[
    'Sent (UTC)',
    'Teacher',
    'Email',
    'Classroom',
    'School',
    'Caption',
    'Statement',
    'Faces covered',
    'Status',
  ],
  ...['Decided (UTC)', 'Decided by', 'Reason'],
]

/** A photo as a line of a file. */
export function viewPhotoLine(photo: PhotoRow): string[] {
  const { created_at, decided_at } = photo
  return [
    ...[created_at.toISOString(), photo.teacher_name, photo.teacher_email, photo.classroom_name],
    ...[
      photo.school ?? '',
      photo.caption,
      photo.statement ?? '',
      String(photo.faces_covered ?? ''),
      photo.status,
    ],
    ...[decided_at?.toISOString() ?? '', photo.decided_by ?? '', photo.reason ?? ''],
  ]
}
