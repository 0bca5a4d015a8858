/** The colour of a group as a small tile. */
export function GroupMark({ colour }: { readonly colour: string }) {
  return (
    <svg className="group-mark" viewBox="0 0 10 10" aria-hidden>
      <rect width="10" height="10" rx="2" fill={colour} />
    </svg>
  )
}
