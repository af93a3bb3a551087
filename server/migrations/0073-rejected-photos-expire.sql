-- Photos that staff rejected go after a while; whoever looks for them reads no others.

create index teacher_photos__rejected on teacher_photos (decided_at) where approved is false;
