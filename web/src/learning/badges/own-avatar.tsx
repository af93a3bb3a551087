import { useQuery } from '@tanstack/react-query'
import { Avatar, type AvatarProps } from '../../pictures/art/avatar.tsx'
import { ownLookQuery } from './badges.api.ts'

/** The avatar of the teacher who is signed in: their picture, once it is read, in place of the initials. */
export default function OwnAvatar(props: AvatarProps) {
  const { data: look } = useQuery(ownLookQuery)
  return <Avatar {...props} src={look?.picture_url ?? undefined} />
}
