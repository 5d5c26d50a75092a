-- The log of administrators is only ever added to. The one change it knows is the foreign key's: an account that is
-- deleted leaves its name.
CREATE FUNCTION admin_actions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.admin_id IS NULL AND to_jsonb(NEW) - 'admin_id' = to_jsonb(OLD) - 'admin_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'admin_actions is only ever added to';
END;
$$;--> statement-breakpoint
CREATE TRIGGER admin_actions_stay BEFORE UPDATE OR DELETE ON "admin_actions" FOR EACH ROW EXECUTE FUNCTION admin_actions_stay();--> statement-breakpoint
CREATE TRIGGER admin_actions_stay_all BEFORE TRUNCATE ON "admin_actions" FOR EACH STATEMENT EXECUTE FUNCTION admin_actions_stay();
