-- While a job runs, its process renews a lease, so that a long run is not begun a second time elsewhere.
-- After a crash the lease ends by itself.
alter table job_turn add column owner text;
alter table job_turn add column lease_until timestamptz;
